<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusClientResolver;
use App\Domain\Bonus\NewBonusLogin;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\BonusLoginLog;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** Records a sign-in that took place. It is never refused because of the client: an excluded client's is evidence. */
final readonly class RecordBonusLogin
{
    public function __construct(private SentFormRegistry $forms, private BonusClientResolver $clients, private AuditTrail $audit) {}

    /**
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException on `pin` or `operator_site_id`
     */
    public function handle(NewBonusLogin $login, User $user, ?string $reference): BonusLoginLog
    {
        return $this->forms->once($user, $reference, BonusLoginLog::class, [...(array) $login, 'at' => null], function () use ($login, $user): BonusLoginLog {
            $client = $this->clients->find($login->pin);
            $account = SiteAccount::query()->where('client_id', $client->id)->where('operator_site_id', $login->operatorSiteId)->first()
                ?? throw ValidationException::withMessages(['operator_site_id' => "{$client->full_name} has no account at this bookmaker."]);
            $log = BonusLoginLog::query()->create([
                'user_id' => $user->id,
                'site_account_id' => $account->id,
                'purpose' => $login->purpose,
                'result' => $login->result,
                'notes' => $login->notes,
                'logged_in_at' => $login->at,
            ]);
            $this->audit->record(
                'client.bonus_login_recorded',
                $client,
                after: [
                    'site_account_id' => $account->id,
                    'purpose' => $login->purpose->value,
                    'result' => $login->result->value,
                ],
                actorId: $user->id,
            );

            return $log;
        });
    }
}
