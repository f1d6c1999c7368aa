<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Models\LedgerVerification;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\Log;

/** Verifies the ledger and lists the problems. */
final class VerifyLedger extends Command
{
    protected $signature = 'ledger:verify
        {--most=10 : Examples to list of each kind of problem; all problems are counted}
        {--json : Print the result as JSON}';

    protected $description = 'Verify the ledger: hash chain, balances and transactions';

    public function handle(LedgerVerifier $verifier): int
    {
        $isJson = (bool) $this->option('json');
        $result = $verifier->verify(max(1, (int) $this->option('most')), $isJson ? null : function (string $title, float $seconds): void {
            $this->components->twoColumnDetail($title, number_format($seconds, 1).' s');
        });
        $isJson ? $this->line($this->json($result)) : $this->report($result);
        if ($result->problems_count === 0) {
            return self::SUCCESS;
        }
        Log::critical('The ledger does not add up.', [
            'problems' => $result->problems_count,
            'kinds' => array_column($result->problems ?? [], 'count', 'kind'),
        ]);

        return self::FAILURE;
    }

    private function report(LedgerVerification $result): void
    {
        foreach ($result->problems ?? [] as ['label' => $label, 'count' => $count, 'examples' => $examples]) {
            $this->newLine();
            $this->components->error("{$label}: ".number_format($count).'.');
            array_map($this->line(...), $examples);
            if ($count > count($examples)) {
                $this->line('… and '.number_format($count - count($examples)).' more.');
            }
        }
        $read = number_format($result->entries_count).' entries of '.number_format($result->transactions_count).' ledger transactions';
        $result->problems_count === 0
            ? $this->components->info("{$read} add up.")
            : $this->components->error("{$read} do not add up: ".number_format((int) $result->problems_count).' problems.');
    }

    private function json(LedgerVerification $result): string
    {
        return json_encode(
            [
                'started_at' => $result->started_at->toIso8601ZuluString(),
                'finished_at' => $result->finished_at?->toIso8601ZuluString(),
                'transactions' => $result->transactions_count,
                'entries' => $result->entries_count,
                'problems_count' => $result->problems_count,
                'problems' => $result->problems,
            ],
            JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
        );
    }
}
