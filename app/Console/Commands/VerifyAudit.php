<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Audit\AuditSealRepository;
use Generator;
use Illuminate\Console\Command;
use Illuminate\Support\Str;
use Psr\Log\LoggerInterface;

final class VerifyAudit extends Command
{
    private const MOST_SHOWN = 50;

    protected $signature = 'audit:verify {--head=* : A head that an earlier run named, such as audit_events:1200:9f2c…}';

    protected $description = 'Compare the activity log with its seals, and name the heads of their chains';

    /**
     * Anyone who can write to the database can rebuild all seals. Heads from the log files, kept on another machine, show whether that
     * happened.
     */
    public function handle(AuditSealRepository $seals, LoggerInterface $log): int
    {
        $faults = 0;
        foreach ($this->faults($seals) as $fault) {
            if (++$faults <= self::MOST_SHOWN) {
                $this->error($fault);
                $log->critical("The activity log was changed. {$fault}");
            }
        }
        if ($faults > 0) {
            $this->error("{$faults} ".Str::plural('fault', $faults).'.');

            return self::FAILURE;
        }
        foreach (array_filter($seals->heads()) as $table => $head) {
            $this->line($line = "{$table}:{$head['to_id']}:{$head['hash']}");
            $log->info("The activity log matches its seals. Head: {$line}");
        }
        $this->info('The activity log matches its seals.');

        return self::SUCCESS;
    }

    /** @return Generator<int, string> */
    private function faults(AuditSealRepository $seals): Generator
    {
        yield from $seals->faults();
        foreach ((array) $this->option('head') as $head) {
            [$table, $id, $hash] = [...explode(':', (string) $head), '', ''];
            if (! $seals->hasHead($table, (int) $id, $hash)) {
                yield "The chain has no head {$head}: its seals were rebuilt.";
            }
        }
    }
}
