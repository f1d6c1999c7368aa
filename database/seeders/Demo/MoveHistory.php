<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The postings of the demo's transfers and bonuses, step by step, with the ledger's keys. */
final readonly class MoveHistory
{
    /**
     * @param  list<int>  $clients
     * @return list<Posting>
     */
    public function transfers(array $clients): array
    {
        $postings = [];
        $transfers = DB::table('transfers')
            ->join('site_accounts as f', 'f.id', '=', 'transfers.from_site_account_id')
            ->join('operator_sites as fs', 'fs.id', '=', 'f.operator_site_id')
            ->join('site_accounts as t', 't.id', '=', 'transfers.to_site_account_id')
            ->join('operator_sites as ts', 'ts.id', '=', 't.operator_site_id')
            ->whereIntegerInRaw('transfers.client_id', $clients)
            ->whereNotNull('sent_at')
            ->orderBy('transfers.id')
            ->get(['transfers.*', 'fs.name as from_name', 'ts.name as to_name']);
        foreach ($transfers as $transfer) {
            $cents = (int) $transfer->amount_cents;
            $transit = Account::transit((int) $transfer->client_id);
            $from = Account::site((int) $transfer->from_site_account_id, (int) $transfer->client_id);
            $to = Account::site((int) $transfer->to_site_account_id, (int) $transfer->client_id);
            $postings[] = $this->transfer($transfer, 'sent', TransactionStatus::Pending, $transfer->sent_at, [
                new Entry($from, -$cents),
                new Entry($transit, $cents),
            ]);
            match ($transfer->status) {
                'confirmed' => ($postings[] = $this->transfer(
                    $transfer,
                    'confirmed',
                    TransactionStatus::Completed,
                    $transfer->settled_at,
                    [new Entry($transit, -$cents), new Entry($to, $cents)],
                )),
                'failed' => ($postings[] = $this->transfer(
                    $transfer,
                    'failed',
                    TransactionStatus::Returned,
                    $transfer->settled_at,
                    [new Entry($from, $cents), new Entry($transit, -$cents)],
                )),
                default => null,
            };
        }

        return $postings;
    }

    /**
     * @param  list<int>  $clients
     * @return list<Posting>
     */
    public function bonuses(array $clients): array
    {
        $postings = [];
        $claims = DB::table('bonus_claims')
            ->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id')
            ->whereIntegerInRaw('client_id', $clients)
            ->whereNotNull('credited_at')
            ->orderBy('bonus_claims.id')
            ->get(['bonus_claims.*', 'bonus_promotions.title']);
        foreach ($claims as $claim) {
            $postings[] = new Posting(
                key: "bonus:{$claim->id}:credited",
                type: TransactionType::Bonus,
                status: TransactionStatus::Completed,
                sourceType: 'bonus_claim',
                sourceId: (int) $claim->id,
                clientId: (int) $claim->client_id,
                amountCents: (int) $claim->amount_cents,
                entries: [
                    new Entry(Account::house(LedgerAccountKind::Bonus), -(int) $claim->amount_cents),
                    new Entry(Account::available((int) $claim->client_id), (int) $claim->amount_cents),
                ],
                occurredAt: PaymentHistory::time($claim->credited_at),
                description: $claim->title,
            );
        }

        return $postings;
    }

    /** @param  list<Entry>  $entries */
    private function transfer(stdClass $transfer, string $step, TransactionStatus $status, string $at, array $entries): Posting
    {
        return new Posting(
            key: "transfer:{$transfer->id}:{$step}",
            type: TransactionType::Transfer,
            status: $status,
            sourceType: 'transfer',
            sourceId: (int) $transfer->id,
            clientId: (int) $transfer->client_id,
            amountCents: (int) $transfer->amount_cents,
            entries: $entries,
            occurredAt: PaymentHistory::time($at),
            reference: $transfer->reference,
            description: "{$transfer->from_name} to {$transfer->to_name}",
            reversesKey: $step === 'failed' ? "transfer:{$transfer->id}:sent" : null,
        );
    }
}
