<?php

declare(strict_types=1);

namespace App\Actions\Transfers;

use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoneyBlock;
use App\Services\Records\SentForms;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Asks for money of a client to go from one of their site accounts to another; no money moves yet. */
final readonly class RequestTransfer
{
    public function __construct(private AuditTrail $audit, private SentForms $forms) {}

    /** What does not fit is a ValidationException on `from_site_account_id`, `to_site_account_id` or `amount`. */
    public function handle(Client $client, NewTransfer $new, User $requester): Transfer
    {
        $content = [$client->id, $new->fromAccountId, $new->toAccountId, $new->amountCents];

        return $this->forms->once($requester, $new->reference, Transfer::class, $content, fn (): Transfer => $this->request($client, $new, $requester));
    }

    private function request(Client $client, NewTransfer $new, User $requester): Transfer
    {
        return DB::transaction(function () use ($client, $new, $requester): Transfer {
            $why = MoneyBlock::reason(MoneyBlock::hold($client->id), 'transfers');
            if ($why !== null) {
                throw ValidationException::withMessages(['from_site_account_id' => $why]);
            }
            // Held in one order, so that two requests at once count what the other one takes.
            $accounts = SiteAccount::query()->with('operatorSite')->where('client_id', $client->id)
                ->whereKey([$new->fromAccountId, $new->toAccountId])->orderBy('id')->lockForUpdate()->get()->keyBy('id');
            $this->refuseUnfit($accounts, $new);

            $transfer = Transfer::query()->create([
                'reference' => 'TR-'.Str::ulid(), 'client_id' => $client->id, 'from_site_account_id' => $new->fromAccountId,
                'to_site_account_id' => $new->toAccountId, 'amount_cents' => $new->amountCents, 'requested_by' => $requester->id, 'requested_at' => now(),
            ]);
            $this->audit->record('client.transfer_requested', $transfer, after: [
                'status' => $transfer->status->value, 'amount_cents' => $new->amountCents,
                'from_site_account_id' => $new->fromAccountId, 'to_site_account_id' => $new->toAccountId,
            ], actorId: $requester->id);

            return $transfer;
        }, 3);
    }

    /** @param  Collection<int, SiteAccount>  $accounts */
    private function refuseUnfit(Collection $accounts, NewTransfer $new): void
    {
        $errors = [];
        foreach (['from_site_account_id' => $new->fromAccountId, 'to_site_account_id' => $new->toAccountId] as $field => $id) {
            $account = $accounts->get($id);
            if ($account === null) {
                $errors[$field] = 'Choose an account of this client.';
            } elseif ($account->status !== SiteAccountStatus::Open) {
                $errors[$field] = "The account with {$account->operatorSite->name} is {$account->status->label()}; money moves between open accounts only.";
            }
        }
        if ($new->fromAccountId === $new->toAccountId) {
            $errors['to_site_account_id'] = 'Choose another account than the one the money comes from.';
        }
        $source = $accounts->get($new->fromAccountId);
        if ($errors === [] && $source !== null) {
            $free = $source->balance_cents - $this->promised($source);
            if ($new->amountCents > $free) {
                $errors['amount'] = 'There is '.Dollars::of(max(0, $free))." to transfer with {$source->operatorSite->name}.";
            }
        }

        if ($errors !== []) {
            throw ValidationException::withMessages($errors);
        }
    }

    /** Cents that earlier transfers are going to take. */
    private function promised(SiteAccount $source): int
    {
        $waiting = array_filter(TransferStatus::cases(), static fn (TransferStatus $status): bool => $status->isWaiting());

        return (int) Transfer::query()->where('from_site_account_id', $source->id)->whereIn('status', $waiting)->sum('amount_cents');
    }
}
