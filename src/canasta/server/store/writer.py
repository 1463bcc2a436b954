"""One task writes, for all who wait: a commit costs a wait for the disk, so they share it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from canasta.engine.errors import CanastaError

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class Writer:
    """Does pieces of work in the order they come, all that wait in one transaction.

    A piece may refuse by a CanastaError before it has written anything: the others of its group
    go on. Whatever else it raises undoes the group, and each piece is then tried alone, so that
    nobody fails for another's fault.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Request] = []
        self._wake = asyncio.Event()
        self._closed = False

    async def write(self, work: Work[T]) -> T:
        """What a piece of work returns, once that is on disk. Raises what the work or disk raises.

        One who stops waiting does not know whether the work is done.
        """
        if self._closed:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Request(work, answer))
        self._wake.set()
        return await answer

    async def run(self) -> None:
        """Writes until the writer is closed and nobody waits."""
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            await self._serve([request for request in group if not request.answer.done()])

    def close(self) -> None:
        """Takes no more work; `run` ends when what waits is done."""
        self._closed = True
        self._wake.set()

    async def _serve(self, group: Sequence[_Request]) -> None:
        if not group:
            return
        try:
            await self._commit(group)
        except _Fault:
            for request in group:
                try:
                    await self._commit([request])
                except _Fault as fault:
                    request.fail(fault.error)

    async def _commit(self, group: Sequence[_Request]) -> None:
        """One transaction. Raises _Fault, with nothing written and nobody answered."""
        try:
            async with self._engine.begin() as connection:
                for request in group:
                    await request.attempt(connection)
        except _Fault:
            raise
        except Exception as error:  # the disk or the connection: those who wait must hear it
            for request in group:
                request.fail(error)
        else:
            for request in group:
                request.succeed()


class _Fault(Exception):
    """A piece of work has broken the transaction it was part of."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class _Request:
    def __init__(self, work: Work[Any], answer: asyncio.Future[Any]) -> None:
        self.answer = answer
        self._work = work
        self._result: object = None
        self._refusal: CanastaError | None = None

    async def attempt(self, connection: AsyncConnection) -> None:
        self._result = self._refusal = None
        try:
            self._result = await self._work(connection)
        except CanastaError as refusal:
            self._refusal = refusal
        except Exception as error:  # kept for the one who asked; the writer itself goes on
            raise _Fault(error) from error

    def succeed(self) -> None:
        if self._refusal is not None:
            self.fail(self._refusal)
        elif not self.answer.done():
            self.answer.set_result(self._result)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
