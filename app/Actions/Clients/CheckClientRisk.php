<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Rsg\CheckBeforeOpening;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\RiskCheckValue;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/**
 * Records the final decision of a client's New Account risk check.
 *
 * CLOSE closes the account. Every other outcome verifies a pending account and leaves other statuses unchanged. The account of
 * an excluded person also stays unchanged, because it can only be closed ({@see ClientStatusRule}), and so does one that the BetStop
 * register gives no answer about.
 */
final readonly class CheckClientRisk
{
    public function __construct(
        private CheckBeforeOpening $register,
        private ClientStatusRule $statuses,
        private AuditTrail $audit,
        private SettledWorkNotifier $notifications,
    ) {}

    /** @throws ChangedMeanwhileException when a colleague decided differently before */
    public function handle(Client $client, RiskCheckValue $value, User $checker): Settlement
    {
        if ($value !== RiskCheckValue::Close && $client->status === ClientStatus::Pending && $client->new_account_checked_at === null && ! $client->is_barred) {
            $this->register->handle([$client], $checker);
        }

        return DB::transaction(function () use ($client, $value, $checker): Settlement {
            // The lock makes a simultaneous second decision wait and then see the first.
            $before = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($before->new_account_checked_at !== null) {
                return $this->earlier($client, $value);
            }

            $status = $this->statusAfter($value, $before);
            Client::query()->whereKey($client->id)->update(['new_account_checked_at' => now(), 'status' => $status, 'version' => $before->version + 1]);

            ClientCheck::create([
                'client_id' => $client->id, 'type' => 'risk', 'name' => 'New Account', 'value' => $value, 'user_id' => $checker->id,
            ]);
            $this->audit->record(
                'client.risk_checked',
                $client,
                ['status' => $before->status->value, 'risk_check' => null],
                ['status' => $status->value, 'risk_check' => $value->value],
                $checker->id,
            );
            $this->notifications->settled(NotificationType::RiskCheck, $client);

            return Settlement::done();
        }, 3);
    }

    private function statusAfter(RiskCheckValue $value, Client $client): ClientStatus
    {
        return match (true) {
            $value === RiskCheckValue::Close => ClientStatus::Closed,
            $client->status === ClientStatus::Pending && $this->statuses->refusal($client) === null => ClientStatus::Verified,
            default => $client->status,
        };
    }

    private function earlier(Client $client, RiskCheckValue $value): Settlement
    {
        $check = ClientCheck::query()->with('user')->where('client_id', $client->id)->latest('id')->first();

        return $check?->value === $value
            ? Settlement::before($check->user, $check->created_at)
            : throw ChangedMeanwhileException::decided(
                'account',
                $check === null ? 'checked' : "checked as {$check->value->value}",
                $check?->user,
                $check?->created_at,
            );
    }
}
