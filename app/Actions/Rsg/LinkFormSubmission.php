<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Links an open form to the client who sent it, or to another one after a mistake. The due time follows the client's state. */
final readonly class LinkFormSubmission
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications, private Outbox $outbox) {}

    /**
     * @param  int|null  $seenId  the client on the officer's page
     *
     * @throws OperationRefusedException when the form is handled
     * @throws ChangedMeanwhileException when a colleague linked it since
     */
    public function handle(RsgFormSubmission $submission, Client $client, ?int $seenId): void
    {
        DB::transaction(function () use ($submission, $client, $seenId): void {
            $current = RsgFormSubmission::query()->lockForUpdate()->findOrFail($submission->id);
            if ($current->resolved_at !== null) {
                throw new OperationRefusedException('A colleague has already handled this form. The client was not changed.');
            }
            $formerId = $current->client_id;
            if ($formerId === $client->id) {
                return;
            }
            if ($formerId !== $seenId) {
                throw new ChangedMeanwhileException('A colleague linked this form to another client. Nothing was changed. Reload the page.');
            }

            $current->update(['client_id' => $client->id, 'due_at' => $current->form_type->dueAt($current->submitted_at, $client->state)]);
            $this->audit->record('rsg_form_submission.linked', $current, ['client_id' => $formerId], ['client_id' => $client->id]);
            if ($formerId !== null) {
                $this->notifications->settled(NotificationType::FormSubmission, Client::withTrashed()->findOrFail($formerId));
            }
            $this->outbox->notify(NotificationType::FormSubmission, $current);
        }, 3);
    }
}
