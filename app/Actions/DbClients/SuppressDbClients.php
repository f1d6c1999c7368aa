<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Suppresses many DB clients for one reason, and everyone with the same numbers or email. */
final readonly class SuppressDbClients
{
    /** DB clients per transaction, so that other writers need not wait long. */
    public const STEP = 500;

    public function __construct(
        private SuppressionList $suppressions,
        private DbClientAudit $audit,
        private DbClientImporter $importer,
        private DoNotContact $doNotContact,
    ) {}

    /**
     * @param  list<int>  $ids
     * @return int how many were not suppressed before
     */
    public function handle(array $ids, SuppressionReason $reason, User $actor): int
    {
        $count = 0;
        foreach (array_chunk($ids, self::STEP) as $step) {
            $count += DB::transaction(fn (): int => $this->step($step, $reason, $actor), 3);
        }

        return $count;
    }

    /** @param  list<int>  $ids */
    private function step(array $ids, SuppressionReason $reason, User $actor): int
    {
        $dbClients = DbClient::query()->with('phoneNumbers')->whereKey($ids)->orderBy('id')->lockForUpdate()->get();
        $changes = [];
        $phones = [];
        foreach ($dbClients as $dbClient) {
            $numbers = array_values($dbClient->phoneNumbers->pluck('e164')->all());
            array_push($phones, ...$numbers);
            $this->suppressions->suppress($numbers, $dbClient->email, $reason, $actor->id);
            if (! $dbClient->takesSuppression($reason)) {
                continue;
            }
            $changes[$dbClient->id] = [
                ['status' => $dbClient->status->value, 'suppressed_reason' => $dbClient->suppressed_reason?->value],
                ['status' => DbClientStatus::Suppressed->value, 'suppressed_reason' => $reason->value],
            ];
        }
        DbClient::query()->whereKey(array_keys($changes))->update([
            'status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => DB::raw('version + 1'),
        ]);
        $this->audit->many('db_client.suppressed', $changes, $actor->id);

        if ($reason === SuppressionReason::Stop) {
            $this->doNotContact->withdrawConsents($dbClients->where('status', DbClientStatus::Converted), $actor->id);
        }
        $this->importer->spread($phones, $dbClients->pluck('email')->all(), $actor->id);

        return count($changes);
    }
}
