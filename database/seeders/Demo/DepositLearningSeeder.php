<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\DepositMatching\Evidence;
use App\Domain\DepositMatching\MatchSignature;
use App\Domain\People\BankNameParser;
use App\Domain\People\PersonName;
use App\Enums\DepositStatus;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Known payers and the accuracy of suggestions, learned from approved deposits. */
final class DepositLearningSeeder
{
    /** Too few for automatic matching, so that users of the demo match new deposits manually. */
    private const DECISIONS = 700;

    private const CHUNK = 400;

    /** One in this many suggestions by name alone was a namesake. */
    private const NAMESAKES = 45;

    public function run(): void
    {
        $payers = $decisions = [];
        foreach ($this->approved() as $place => $deposit) {
            if ($deposit->payer_name === null) {
                continue;
            }
            $payer = 'name '.implode(' ', BankNameParser::payer($deposit->payer_name)->words);
            $known = isset($payers["{$payer} {$deposit->client_id}"]);
            $payers["{$payer} {$deposit->client_id}"] = [
                'payer' => $payer,
                'rail' => $deposit->rail,
                'client_id' => $deposit->client_id,
                'times_seen' => ($payers["{$payer} {$deposit->client_id}"]['times_seen'] ?? 0) + 1,
                'times_undone' => 0,
                'first_seen_at' => $payers["{$payer} {$deposit->client_id}"]['first_seen_at'] ?? $deposit->value_at,
                'last_seen_at' => $deposit->value_at,
            ];
            if (count($decisions) < self::DECISIONS) {
                $decisions[] = $this->decision($deposit, $known, $place);
            }
        }
        foreach (['known_payers' => array_values($payers), 'match_decisions' => $decisions] as $table => $rows) {
            foreach (array_chunk($rows, self::CHUNK) as $chunk) {
                DB::table($table)->insert($chunk);
            }
        }
        $now = now();
        DB::table('match_rules')->insertOrIgnore(
            array_map(
                static fn (string $signature): array => ['signature' => $signature, 'created_at' => $now, 'updated_at' => $now],
                array_values(array_unique(array_column($decisions, 'signature'))),
            ),
        );
    }

    /** @return Collection<int, stdClass> oldest first */
    private function approved(): Collection
    {
        return DB::table('deposits')
            ->join('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id')
            ->join('clients', 'clients.id', '=', 'deposits.client_id')
            ->where('deposits.status', DepositStatus::Approved)
            ->orderBy('deposits.value_at')
            ->orderBy('deposits.id')
            ->get([
                'deposits.id',
                'deposits.client_id',
                'deposits.rail',
                'deposits.value_at',
                'bank_lines.payer_name',
                'bank_lines.description',
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
            ]);
    }

    /** @return array<string, mixed> */
    private function decision(stdClass $deposit, bool $isKnown, int $place): array
    {
        $evidence = array_values(array_filter([
            str_ends_with($deposit->description, " {$deposit->pin}") ? Evidence::Pin : null,
            Evidence::ofName(BankNameParser::payer($deposit->payer_name)->compare(PersonName::of($deposit->first_name, $deposit->last_name))),
            $isKnown ? Evidence::KnownPayer : null,
        ]));
        $isWrong = $evidence === [Evidence::Name] && $place % self::NAMESAKES === 0;

        return [
            'deposit_id' => $deposit->id,
            'proposed_client_id' => $isWrong ? null : $deposit->client_id,
            'approved_client_id' => $deposit->client_id,
            'score' => min(100, array_sum(array_map(static fn (Evidence $kind): int => $kind->points(), $evidence))),
            'signature' => MatchSignature::of($evidence, false, 0),
            'is_right' => ! $isWrong,
            'is_automatic' => false,
            'decided_at' => $deposit->value_at,
            'created_at' => $deposit->value_at,
            'updated_at' => $deposit->value_at,
        ];
    }
}
