# Short names for dev.py, which does the work and explains itself: python3 dev.py --help
PYTHON ?= python3

.PHONY: setup play test check bench fuzz mutate dist
setup play test check bench dist:
	@$(PYTHON) dev.py $@ $(ARGS)

fuzz mutate:
	@$(PYTHON) dev.py $@ $(foreach name,ROUNDS SECONDS SEED JOBS MATCH,$(if $($(name)),$(name)=$($(name)))) $(ARGS)
