<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** The transactions of a client make up their balance: what the list of transactions shows is all there is. */
final readonly class ClientCheck implements Check
{
    private const CLIENTS = 'select id, balance_cents from clients where {stretch}';

    private const EFFECTS = 'select client_id, sum(effect_cents) from transactions where client_id > ? and client_id <= ? group by client_id';

    private const NOBODYS = 'select id, effect_cents from transactions where client_id is null and effect_cents <> 0 order by id';

    public function title(): string
    {
        return 'Transactions of clients';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches(self::CLIENTS) as $stretch) {
            $end = (int) $stretch[count($stretch) - 1][0];
            $effects = array_map(intval(...), array_column($rows->all(self::EFFECTS, [$after, $end]), 1, 0));
            foreach ($stretch as [$id, $balance]) {
                $sum = $effects[$id] ?? 0;
                if ($sum !== $balance) {
                    $findings->add(ProblemKind::ClientEffects, "Client {$id}", 'transactions that make up the balance of '.Dollars::of($balance), 'transactions of '.Dollars::of($sum));
                }
            }
            $after = $end;
        }
        foreach ($rows->select(self::NOBODYS) as [$id, $cents]) {
            $findings->add(ProblemKind::ClientEffects, "Transaction {$id}", 'a client, whose balance it changed by '.Dollars::of($cents), 'none');
        }
    }
}
