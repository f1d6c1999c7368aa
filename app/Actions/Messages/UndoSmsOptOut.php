<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Actions\DbClients\LiftDbClientSuppression;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Takes back an opt-out that was recorded by mistake, with the suppressions that it added. Only for its author, and not for long. */
final readonly class UndoSmsOptOut
{
    private const MINUTES = 10;

    /** The mark may be of the other client. */
    private const MERGED = ['client.merged', 'client.merge_undone'];

    public function __construct(
        private SuppressionList $suppressions,
        private LiftDbClientSuppression $lift,
        private CurrentImpersonation $impersonation,
        private AuditTrail $audit,
    ) {}

    /** @throws OperationRefusedException when the opt-out in force is not the actor's own of the last minutes */
    public function handle(Client $client, User $actor): void
    {
        DB::transaction(function () use ($client, $actor): void {
            // A STOP that arrives now waits for this lock, and opts the client out afterwards.
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $recorded = $this->own($current, $actor);
            $at = $current->sms_opted_out_at;
            $current->forceFill(['sms_opted_out_at' => null])->save();
            $this->liftSuppressions($current, $recorded, $actor);
            $this->audit->record('client.sms_opt_out_undone', $current, ['sms_opted_out_at' => $at], ['sms_opted_out_at' => null]);
        }, 3);
    }

    private function own(Client $client, User $actor): AuditEvent
    {
        if ($client->sms_opted_out_at === null) {
            throw new OperationRefusedException('This client has not opted out of SMS.');
        }
        $last = AuditEvent::query()->where('client_id', $client->id)
            ->whereIn('action', ['client.sms_opted_out', 'client.sms_stop_received', ...self::MERGED])->latest('id')->first();
        $refusal = match (true) {
            $last?->action === 'client.sms_stop_received', ($last?->after['source'] ?? null) === 'intake' => 'The client texted STOP, so the opt-out can’t be undone.',
            in_array($last?->action, self::MERGED, true) => 'The client was merged since, so the opt-out can’t be undone.',
            $last === null, $last->actor_id !== $actor->id, $last->impersonator_id !== $this->impersonation->actorId() => 'You can’t undo this opt-out because a colleague recorded it.',
            $last->created_at < CarbonImmutable::now()->subMinutes(self::MINUTES) => 'You can’t undo this opt-out because it was recorded more than '.self::MINUTES.' minutes ago.',
            default => null,
        };

        return $refusal === null && $last !== null ? $last : throw new OperationRefusedException((string) $refusal);
    }

    private function liftSuppressions(Client $client, AuditEvent $recorded, User $actor): void
    {
        // Another client with this number opted out too, and is protected by the same suppressions.
        $isShared = $client->mobile_e164 !== null
            && Client::query()->where('mobile_e164', $client->mobile_e164)->whereNotNull('sms_opted_out_at')->exists();
        if (! $isShared) {
            $this->suppressions->remove($recorded->after['suppression_ids'] ?? [], $actor->id);
        }
        $dbClients = DbClient::query()->with('phoneNumbers')->whereKey($recorded->after['db_client_ids'] ?? [])
            ->where('status', DbClientStatus::Suppressed)->where('suppressed_reason', SuppressionReason::Stop)->orderBy('id')->get();
        foreach ($dbClients as $dbClient) {
            $this->liftDbClient($dbClient, "SMS opt-out of client {$client->id} undone.", $actor);
        }
    }

    private function liftDbClient(DbClient $dbClient, string $why, User $actor): void
    {
        $reasons = $this->suppressions->reasons([(string) $dbClient->email, ...array_values($dbClient->phoneNumbers->pluck('e164')->all())]);
        if (in_array(SuppressionReason::Stop, $reasons, true)) {
            return;
        }
        try {
            $this->lift->handle($dbClient, SuppressionReason::Stop, $why, $actor, returnsToList: true);
        } catch (ValidationException) {
            // The person was excluded since, so the DB client stays suppressed.
        }
    }
}
