<?php

declare(strict_types=1);

namespace Tests\Support;

use Closure;
use Laravel\SerializableClosure\SerializableClosure;
use PHPUnit\Framework\Assert;
use Symfony\Component\Process\Process;

/** Does a deed in a process of its own that dies of SIGKILL at a chosen step, as under `kill -9`. */
final readonly class Mortal
{
    private const TIMEOUT_SECONDS = 60;

    private const SIGKILL = 9;

    /** @param  array<string, string>  $environment */
    public function __construct(private array $environment) {}

    /**
     * A step is every statement before it is sent, the moment before the commit, and the one after it, before anybody is told.
     *
     * @param  Closure(): mixed  $deed  static
     * @return bool whether it died; false when it was done in fewer steps
     */
    public function dies(Closure $deed, int $step): bool
    {
        $process = new Process(
            [PHP_BINARY, __DIR__.'/Fixtures/die.php', (string) $step],
            env: $this->environment,
            input: serialize(new SerializableClosure($deed)),
            timeout: self::TIMEOUT_SECONDS,
        );
        $process->run();
        if ($process->hasBeenSignaled() && $process->getTermSignal() === self::SIGKILL) {
            return true;
        }
        Assert::assertSame(0, $process->getExitCode(), $process->getErrorOutput().$process->getOutput());

        return false;
    }

    /**
     * Dies at the first step, then at the second, until the deed is done.
     *
     * @param  Closure(): mixed  $deed  static, and safe to do again
     * @param  Closure(int): void  $afterwards  called after each death with its step
     * @return int how often it died
     */
    public function dieAtEveryStep(Closure $deed, Closure $afterwards): int
    {
        for ($step = 1; $this->dies($deed, $step); $step++) {
            $afterwards($step);
        }

        return $step - 1;
    }
}
