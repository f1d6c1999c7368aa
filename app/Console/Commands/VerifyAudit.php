<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Services\Audit\AuditSeals;
use Illuminate\Console\Command;
use Psr\Log\LoggerInterface;

final class VerifyAudit extends Command
{
    private const MOST_SHOWN = 50;

    protected $signature = 'audit:verify';

    protected $description = 'Looks whether the log of who did what is as it was sealed, and names what is not';

    public function handle(AuditSeals $seals, LoggerInterface $log): int
    {
        $faults = 0;
        foreach ($seals->faults() as $fault) {
            if (++$faults <= self::MOST_SHOWN) {
                $this->error($fault);
                $log->critical("The audit log was tampered with. {$fault}");
            }
        }
        $faults === 0 ? $this->info('The log is as it was sealed.') : $this->error("{$faults} faults.");

        return $faults === 0 ? self::SUCCESS : self::FAILURE;
    }
}
