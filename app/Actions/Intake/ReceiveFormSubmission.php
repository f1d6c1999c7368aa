<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\NotificationType;
use App\Models\RsgFormSubmission;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\NewFormSubmission;
use App\Services\Outbox\Outbox;
use Illuminate\Support\Facades\DB;

/** Takes a responsible-gambling form in, whoever sent it, and tells the people who handle them. */
final readonly class ReceiveFormSubmission
{
    public function __construct(private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * Throws {@see ReferenceTaken} when the sender's id belongs to another form.
     *
     * @return RsgFormSubmission `wasRecentlyCreated` when this call made it
     */
    public function handle(NewFormSubmission $new): RsgFormSubmission
    {
        return DB::transaction(function () use ($new): RsgFormSubmission {
            $submission = CreateOnce::of(RsgFormSubmission::class, ['external_id' => $new->external_id], get_object_vars($new));

            if (! $submission->wasRecentlyCreated) {
                return self::known($submission, $new);
            }

            $this->audit->record('form_submission.received', $submission, after: [
                'source' => 'intake', 'external_id' => $new->external_id, 'client_id' => $new->client_id, 'form_type' => $new->form_type->value,
            ]);
            $this->outbox->notify(NotificationType::FormSubmission, $submission);

            return $submission;
        });
    }

    /** The client is not compared: whoever had no account then may have one now. The PIN they gave is in the payload. */
    private static function known(RsgFormSubmission $submission, NewFormSubmission $new): RsgFormSubmission
    {
        return $submission->form_type === $new->form_type && self::text($submission->payload) === self::text($new->payload)
            ? $submission
            : throw new ReferenceTaken('external_id');
    }

    /** @param  array<string, mixed>  $payload */
    private static function text(array $payload): string
    {
        ksort($payload, SORT_STRING);

        return json_encode($payload, JSON_THROW_ON_ERROR);
    }
}
