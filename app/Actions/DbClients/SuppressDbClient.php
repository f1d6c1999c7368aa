<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Suppresses a DB client and everyone with the same numbers or email. */
final readonly class SuppressDbClient
{
    public function __construct(
        private SuppressionList $suppressions,
        private DbClientImporter $importer,
        private DoNotContact $doNotContact,
        private AuditTrail $audit,
    ) {}

    /** @param  string|null  $note  the reason in the user's words */
    public function handle(DbClient $dbClient, SuppressionReason $reason, User $actor, ?string $note = null): void
    {
        DB::transaction(function () use ($dbClient, $reason, $actor, $note): void {
            $current = DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            $phones = array_values($current->phoneNumbers()->pluck('e164')->all());
            $this->suppressions->suppress($phones, $current->email, $reason, $actor->id);
            if ($current->takesSuppression($reason)) {
                $before = ['status' => $current->status->value, 'suppressed_reason' => $current->suppressed_reason?->value];
                $current->fill(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => $current->version + 1])->save();
                $after = ['status' => $current->status->value, 'suppressed_reason' => $reason->value, ...($note === null ? [] : ['note' => $note])];
                $this->audit->record('db_client.suppressed', $current, $before, $after, $actor->id);
            }
            if ($current->status === DbClientStatus::Converted && $reason === SuppressionReason::Stop) {
                $this->doNotContact->withdrawConsents([$current], $actor->id);
            }
            $this->importer->spread($phones, [$current->email], $actor->id);
        }, 3);
    }
}
