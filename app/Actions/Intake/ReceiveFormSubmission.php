<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Ledger\ClientLock;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\RsgFormSubmission;
use Illuminate\Support\Facades\DB;

/** Stores a responsible-gambling form and notifies the staff who handle them. */
final readonly class ReceiveFormSubmission
{
    public function __construct(private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @return RsgFormSubmission `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the sender's id belongs to another form
     */
    public function handle(RsgFormSubmission $new): RsgFormSubmission
    {
        return DB::transaction(function () use ($new): RsgFormSubmission {
            $client = $new->client_id === null ? null : ClientLock::holdSurvivor($new->client_id);
            $new->client_id = $client?->id;
            $new->due_at = $new->form_type->dueAt($new->submitted_at, $client?->state);
            $submission = CreateOnce::received($new, 'external_id', ['form_type']);

            if (! $submission->wasRecentlyCreated) {
                return self::known($submission, $new);
            }

            $this->audit->record(
                'form_submission.received',
                $submission,
                after: [
                    'source' => 'intake',
                    'external_id' => $submission->external_id,
                    'client_id' => $submission->client_id,
                    'form_type' => $submission->form_type->value,
                ],
            );
            $this->outbox->notify(NotificationType::FormSubmission, $submission);

            return $submission;
        });
    }

    /** The client is not compared: the sender may have become a client since. The payload contains the PIN. */
    private static function known(RsgFormSubmission $submission, RsgFormSubmission $new): RsgFormSubmission
    {
        return self::text($submission->payload) === self::text($new->payload) ? $submission : throw new ReferenceTakenException('external_id');
    }

    /** @param  array<string, mixed>  $payload */
    private static function text(array $payload): string
    {
        ksort($payload, SORT_STRING);

        return json_encode($payload, JSON_THROW_ON_ERROR);
    }
}
