<?php

declare(strict_types=1);

namespace Tests\Support;

use Closure;
use Laravel\SerializableClosure\SerializableClosure;
use PHPUnit\Framework\Assert;
use Symfony\Component\Process\Process;

/** Runs closures at the same moment, each in a process of its own with the product booted. */
final readonly class Crowd
{
    public const READY = 'ready';

    private const TIMEOUT_SECONDS = 60;

    /** @param  array<string, string>  $environment */
    public function __construct(private array $environment) {}

    /**
     * @param  list<Closure(Closure(): void): mixed>  $actions  static; each calls what it is given when it is ready, which
     *                                                          holds it until all of them are
     * @return list<mixed> what each returned
     */
    public function act(array $actions): array
    {
        $gate = sys_get_temp_dir().'/paddock-gate-'.bin2hex(random_bytes(8));
        $processes = array_map(fn (Closure $action): Process => (new Process(
            [PHP_BINARY, __DIR__.'/Fixtures/act.php', $gate],
            env: $this->environment,
            input: serialize(new SerializableClosure($action)),
        ))->setTimeout(self::TIMEOUT_SECONDS), $actions);

        array_walk($processes, static fn (Process $process) => $process->start());
        array_walk($processes, static fn (Process $process) => $process->waitUntil(
            static fn (string $type, string $output): bool => $type === Process::ERR && str_contains($output, self::READY),
        ));
        touch($gate);

        try {
            return array_map(self::result(...), $processes);
        } finally {
            unlink($gate);
        }
    }

    private static function result(Process $process): mixed
    {
        Assert::assertSame(0, $process->wait(), $process->getErrorOutput().$process->getOutput());

        return unserialize($process->getOutput(), ['allowed_classes' => false]);
    }
}
