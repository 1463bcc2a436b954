"""One running match without I/O: seats, log, fair deals, staged plays, what each seat sees."""
