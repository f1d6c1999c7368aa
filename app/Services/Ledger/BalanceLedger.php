<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Models\BonusClaim;
use App\Models\SiteAccount;
use App\Models\Transfer;
use Illuminate\Support\Facades\DB;

/** Keeps the two balances and what changed them, without a second side to any entry: see {@see ClientLedger}. */
final readonly class BalanceLedger implements ClientLedger
{
    public function transferSent(Transfer $transfer): void
    {
        $key = "transfer:{$transfer->id}:sent";
        $balance = SiteAccount::query()->lockForUpdate()->findOrFail($transfer->from_site_account_id)->balance_cents;
        if ($balance < $transfer->amount_cents && ! $this->isPosted($key)) {
            throw new BalanceTooLow($balance);
        }

        $this->post($key, $transfer->client_id, $transfer->from_site_account_id, -$transfer->amount_cents);
    }

    public function transferConfirmed(Transfer $transfer): void
    {
        $this->post("transfer:{$transfer->id}:confirmed", $transfer->client_id, $transfer->to_site_account_id, $transfer->amount_cents);
    }

    public function transferFailed(Transfer $transfer): void
    {
        if ($this->isPosted("transfer:{$transfer->id}:sent")) {
            $this->post("transfer:{$transfer->id}:failed", $transfer->client_id, $transfer->from_site_account_id, $transfer->amount_cents);
        }
    }

    public function bonusCredited(BonusClaim $claim): void
    {
        $this->post("bonus:{$claim->id}:credited", $claim->client_id, null, $claim->amount_cents);
    }

    public function bonusReversed(BonusClaim $claim): void
    {
        if ($this->isPosted("bonus:{$claim->id}:credited")) {
            $this->post("bonus:{$claim->id}:reversed", $claim->client_id, null, -$claim->amount_cents);
        }
    }

    private function post(string $key, int $clientId, ?int $siteAccountId, int $cents): void
    {
        DB::transaction(static function () use ($key, $clientId, $siteAccountId, $cents): void {
            $isNew = DB::table('balance_postings')->insertOrIgnore([
                'idempotency_key' => $key, 'client_id' => $clientId, 'site_account_id' => $siteAccountId, 'amount_cents' => $cents, 'created_at' => now(),
            ]) === 1;
            if (! $isNew) {
                return;
            }

            // Past Eloquent: money is no edit of the record, and no form that is open is disturbed.
            $siteAccountId === null
                ? DB::table('clients')->where('id', $clientId)->increment('balance_cents', $cents)
                : DB::table('site_accounts')->where('id', $siteAccountId)->increment('balance_cents', $cents);
        });
    }

    private function isPosted(string $key): bool
    {
        return DB::table('balance_postings')->where('idempotency_key', $key)->exists();
    }
}
