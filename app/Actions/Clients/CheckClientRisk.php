<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\RiskCheckValue;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

/**
 * Decides the New Account risk check of a client, once and for all.
 *
 * CLOSE closes the account. Every other outcome lets it go on, and so verifies one that is still pending; an account
 * further on keeps its status, and so does that of an excluded person, which can only be closed ({@see ClientStatusRule}).
 */
final readonly class CheckClientRisk
{
    public function __construct(private AuditTrail $audit, private MarkNotificationsRead $notifications) {}

    /** Throws {@see RiskAlreadyChecked} when somebody else has decided before; nothing is changed then. */
    public function handle(Client $client, RiskCheckValue $value, User $checker): ClientCheck
    {
        return DB::transaction(function () use ($client, $value, $checker): ClientCheck {
            // Locked, so that of two people who click at once the second one waits here and then sees the decision.
            $before = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($before->new_account_checked_at !== null) {
                throw new RiskAlreadyChecked($this->decisionOn($client));
            }

            $status = $this->statusAfter($value, $before);
            Client::query()->whereKey($client->id)->update(['new_account_checked_at' => now(), 'status' => $status, 'version' => $before->version + 1]);

            $check = ClientCheck::create([
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

            return $check;
        }, 3);
    }

    private function statusAfter(RiskCheckValue $value, Client $client): ClientStatus
    {
        return match (true) {
            $value === RiskCheckValue::Close => ClientStatus::Closed,
            $client->status === ClientStatus::Pending && ClientStatusRule::exclusion($client) === null => ClientStatus::Verified,
            default => $client->status,
        };
    }

    private function decisionOn(Client $client): ?ClientCheck
    {
        return ClientCheck::query()->with('user')->where('client_id', $client->id)->latest('id')->first();
    }
}
