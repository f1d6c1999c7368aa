<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Audit\AuditSealRepository;
use Illuminate\Console\Command;
use Illuminate\Support\Str;
use Psr\Log\LoggerInterface;

final class VerifyAudit extends Command
{
    private const MOST_SHOWN = 50;

    protected $signature = 'audit:verify';

    protected $description = 'Compare the activity log with its seals';

    public function handle(AuditSealRepository $seals, LoggerInterface $log): int
    {
        $faults = 0;
        foreach ($seals->faults() as $fault) {
            if (++$faults <= self::MOST_SHOWN) {
                $this->error($fault);
                $log->critical("The activity log was changed. {$fault}");
            }
        }
        $faults === 0 ? $this->info('The activity log matches its seals.') : $this->error("{$faults} ".Str::plural('fault', $faults).'.');

        return $faults === 0 ? self::SUCCESS : self::FAILURE;
    }
}
