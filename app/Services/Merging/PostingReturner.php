<?php

declare(strict_types=1);

namespace App\Services\Merging;

use App\Actions\Matches\MergeRefused;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Money that a transfer or bonus moved after the merge, of those that an undo gives back: it goes back with them, and what is
 * posted of them later meets the balance that it belongs to. Inside a transaction, after RowReturner.
 */
final readonly class PostingReturner
{
    private const BATCH = 200;

    /**
     * @param  array<string, mixed>  $snapshot  of RowMover
     *
     * It is {@see MergeRefused} when the undo would leave money with one client and its transfer with the other.
     */
    public function giveBack(array $snapshot, int $loserId, int $winnerId): void
    {
        $this->refuseSharedTransfers($loserId, $winnerId);
        $floors = $this->floors($snapshot['combined'] ?? []);
        foreach (array_chunk(IdRanges::unpack((string) ($snapshot['moved']['transfers.client_id'] ?? '')), self::BATCH) as $ids) {
            $accounts = [];
            foreach (DB::table('transfers')->whereIn('id', $ids)->where('client_id', $loserId)->get(['id', 'from_site_account_id', 'to_site_account_id']) as $transfer) {
                $accounts["transfer:{$transfer->id}:sent"] = $accounts["transfer:{$transfer->id}:failed"] = (int) $transfer->from_site_account_id;
                $accounts["transfer:{$transfer->id}:confirmed"] = (int) $transfer->to_site_account_id;
            }
            $this->move($accounts, $loserId, $winnerId);
        }
        foreach (array_chunk(IdRanges::unpack((string) ($snapshot['moved']['bonus_claims.client_id'] ?? '')), self::BATCH) as $ids) {
            $accounts = [];
            foreach (DB::table('bonus_claims')->whereIn('id', $ids)->where('client_id', $loserId)->pluck('id') as $id) {
                $accounts["bonus:{$id}:credited"] = $accounts["bonus:{$id}:reversed"] = null;
            }
            $this->move($accounts, $loserId, $winnerId);
        }
        $this->refuseOverdrawn($floors);
    }

    /** @param  array<string, int|null>  $accounts  by idempotency key: the account that the posting belongs to, null for the client's own balance */
    private function move(array $accounts, int $loserId, int $winnerId): void
    {
        foreach (DB::table('balance_postings')->whereIn('idempotency_key', array_keys($accounts))->where('client_id', $winnerId)->get() as $posting) {
            $account = $accounts[$posting->idempotency_key];
            DB::table('balance_postings')->where('id', $posting->id)->update(['client_id' => $loserId, 'site_account_id' => $account]);
            if ($account === null) {
                $this->shift('clients', $winnerId, $loserId, $posting);
            } elseif ($account !== (int) $posting->site_account_id) {
                $this->shift('site_accounts', (int) $posting->site_account_id, $account, $posting);
            }
        }
    }

    private function shift(string $table, int $from, int $to, stdClass $posting): void
    {
        DB::table($table)->where('id', $from)->decrement('balance_cents', (int) $posting->amount_cents);
        DB::table($table)->where('id', $to)->increment('balance_cents', (int) $posting->amount_cents);
    }

    /** A transfer made since, with an account that goes back. */
    private function refuseSharedTransfers(int $loserId, int $winnerId): void
    {
        foreach (['from_site_account_id', 'to_site_account_id'] as $column) {
            $accounts = DB::table('site_accounts')->where('client_id', $loserId)->select('id');
            $reference = DB::table('transfers')->where('client_id', $winnerId)->whereIn($column, $accounts)->orderBy('id')->value('reference');
            if ($reference !== null) {
                throw new MergeRefused("Transfer {$reference} was made since the merge, with an account that would go back. The merge stays.");
            }
        }
    }

    /**
     * @param  list<array<string, mixed>>  $combined
     * @return array<int, int> site account => cents below which it must not come to stand: nothing, or what it stood at before the merge
     */
    private function floors(array $combined): array
    {
        $floors = [];
        foreach ($combined as $joined) {
            if ($joined['table'] === 'site_accounts') {
                $floors[(int) $joined['kept']] = min(0, (int) ($joined['before']['balance_cents'] ?? DB::table('site_accounts')->where('id', $joined['kept'])->value('balance_cents')));
            }
        }

        return $floors;
    }

    /** @param  array<int, int>  $floors */
    private function refuseOverdrawn(array $floors): void
    {
        foreach (DB::table('site_accounts')->whereIn('id', array_keys($floors))->pluck('balance_cents', 'id') as $id => $balance) {
            if ((int) $balance < $floors[$id]) {
                throw new MergeRefused('Money of both left the shared site account since the merge; without the other’s part it would stand at '.Dollars::of((int) $balance).'. Put the money back first.');
            }
        }
    }
}
