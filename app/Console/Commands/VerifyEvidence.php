<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Rsg\Evidence\EvidenceVerifier;
use Illuminate\Console\Command;

final class VerifyEvidence extends Command
{
    protected $signature = 'evidence:verify {file : The zip of an evidence pack}';

    protected $description = 'Verify an evidence pack against its manifest, its seal and this database';

    public function handle(EvidenceVerifier $verifier): int
    {
        $file = $this->argument('file');
        $report = $verifier->verify(is_string($file) ? $file : '');
        foreach (['Proven' => $report->proven, 'Not proven' => $report->notProven] as $heading => $sentences) {
            if ($sentences !== []) {
                $this->info("{$heading}:");
                array_map(fn (string $sentence) => $this->line("  {$sentence}"), $sentences);
            }
        }
        if ($report->faults === []) {
            $this->info('The evidence pack is unchanged.');

            return self::SUCCESS;
        }
        $this->error('Faults:');
        array_map(fn (string $fault) => $this->error("  {$fault}"), $report->faults);

        return self::FAILURE;
    }
}
