# Short names for dev.py, which does the work and explains itself: python3 dev.py --help
PYTHON ?= python3

.PHONY: setup play test check bench compiled fuzz fuzz-rules mutate dist
setup play test check bench compiled dist:
	@$(PYTHON) dev.py $@ $(ARGS)

fuzz fuzz-rules mutate:
	@$(PYTHON) dev.py $@ $(foreach name,N ROUNDS SECONDS SEED JOBS MATCH TABLE,$(if $($(name)),$(name)=$($(name)))) $(ARGS)
