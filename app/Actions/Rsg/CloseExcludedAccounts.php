<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Enums\BetStatus;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Bet;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Closes all accounts of an excluded person, once the pending bets are settled (Interactive Gambling Act 2001 (Cth), s 61MC). */
final readonly class CloseExcludedAccounts
{
    public function __construct(private ExclusionStepChecker $checker, private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    /**
     * @return int how many were closed
     *
     * @throws OperationRefusedException when a bet is pending, or the exclusion was lifted
     */
    public function handle(ExclusionCase $case, User $officer): int
    {
        return DB::transaction(function () use ($case, $officer): int {
            $ids = $this->checker->clientIds($case);
            $open = Client::query()->whereKey($ids)->where('status', '!=', ClientStatus::Closed)->orderBy('id')->lockForUpdate()->get();
            ExclusionCase::lockUnlessLifted($case->id);
            if (Bet::query()->whereIn('client_id', $ids)->where('status', BetStatus::Open)->exists()) {
                throw new OperationRefusedException('You can’t close the accounts because there are pending bets. Nothing was changed.');
            }
            foreach ($open as $client) {
                Client::query()
                    ->whereKey($client->id)
                    ->update(['status' => ClientStatus::Closed, 'version' => $client->version + 1]);
                $this->audit->record(
                    'client.closed_for_exclusion',
                    $client,
                    ['status' => $client->status->value],
                    ['status' => ClientStatus::Closed->value, 'exclusion_case_id' => $case->id],
                    $officer->id,
                );
                $this->notifications->settled(NotificationType::RiskCheck, $client);
            }

            return $open->count();
        }, 3);
    }
}
