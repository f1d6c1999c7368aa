<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Clients\UpdateClient;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Domain\Rsg\FormDecision;
use App\Domain\Rsg\NewRsgLimit;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormDecision;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Decides a form once: the decision of its type takes effect, and the form is handled. All of it, or nothing. */
final readonly class DecideFormSubmission
{
    public function __construct(
        private SetRsgLimit $setLimit,
        private SelfExcludeClient $selfExclude,
        private StartTimeOut $startTimeOut,
        private UpdateClient $updateClient,
        private OpenRsgEvent $openEvent,
        private AuditTrail $audit,
        private SettledWorkNotifier $notifications,
    ) {}

    /**
     * @param  int  $seenClientId  the client on the officer's page, so that a colleague's link doesn't give another client the effect
     *
     * @throws OperationRefusedException when the form has no client, or was linked to another one since
     * @throws ValidationException when the client already has this limit, exclusion or time-out
     */
    public function handle(RsgFormSubmission $submission, FormDecision $decision, User $officer, int $seenClientId): Settlement
    {
        return DB::transaction(function () use ($submission, $decision, $officer, $seenClientId): Settlement {
            // The client first, like every action on a client, so that no two of them wait for each other.
            $client = Client::query()->lockForUpdate()->find($submission->client_id);
            $current = RsgFormSubmission::query()->lockForUpdate()->findOrFail($submission->id);
            if ($current->resolved_at !== null) {
                return Settlement::before(User::withTrashed()->find($current->resolved_by), $current->resolved_at);
            }
            if ($client === null) {
                throw new OperationRefusedException('Link the form to a client first. Nothing was changed.');
            }
            if ($current->client_id !== $client->id || $client->id !== $seenClientId) {
                throw new OperationRefusedException('A colleague linked this form to another client. Nothing was changed. Reload the page.');
            }

            $text = $this->apply($current, $client, $decision, $officer);
            $outcome = [
                'decision' => $current->form_type->decision(),
                'decision_text' => $text,
                'decision_note' => $decision->note,
                'resolved_by' => $officer->id,
            ];
            $current->update([...$outcome, 'resolved_at' => now()]);
            $this->audit->record(
                'rsg_form_submission.decided',
                $current,
                ['resolved_by' => null],
                [...$outcome, 'decision' => $outcome['decision']->value],
                $officer->id,
            );
            $this->notifications->settled(NotificationType::FormSubmission, $current);

            return Settlement::done();
        }, 3);
    }

    /** @return string the decision in words */
    private function apply(RsgFormSubmission $form, Client $client, FormDecision $decision, User $officer): string
    {
        return match ($form->form_type->decision()) {
            RsgFormDecision::LimitSet => $this->setLimit(
                $client,
                $decision->limit ?? throw ValidationException::withMessages(['kind' => 'Choose a limit.']),
                $officer,
            ),
            RsgFormDecision::SelfExcluded => $this->selfExclude($client, $decision, $officer),
            RsgFormDecision::TimeOutStarted => 'Time-out until '
                .$this->startTimeOut
                    ->handle($client, $decision->days ?? StartTimeOut::LEAST_DAYS, $decision->note, $officer, $form)
                    ->endsOn($client),
            RsgFormDecision::AccountClosed => $this->close($client, $officer),
            RsgFormDecision::EventOpened => $this->openEvent($form, $client, $decision, $officer),
        };
    }

    private function setLimit(Client $client, NewRsgLimit $limit, User $officer): string
    {
        $effective = $this->setLimit->handle($client, $limit, $officer);
        $day = $effective?->setTimezone($client->state?->timeZone() ?? config()->string('paddock.timezone'))->format('j M Y');

        return match (true) {
            $day === null => "{$limit->inWords()} kept; the pending change is withdrawn",
            $limit->amount === null => "{$limit->inWords()} ends on {$day}",
            default => "{$limit->inWords()} from {$day}",
        };
    }

    private function selfExclude(Client $client, FormDecision $decision, User $officer): string
    {
        $this->selfExclude->handle($client, $decision->until, $decision->note, $officer);

        return $decision->until === null ? 'Self-excluded permanently' : "Self-excluded until {$decision->until->format('j M Y')}";
    }

    private function close(Client $client, User $officer): string
    {
        if ($client->status === ClientStatus::Closed) {
            return 'The account was already closed';
        }
        $fields = ClientFields::of($client);
        $this->updateClient->handle($client, new ClientEdit($client->version, [...$fields, 'status' => ClientStatus::Closed->value], $fields), $officer);

        return 'Account closed';
    }

    private function openEvent(RsgFormSubmission $form, Client $client, FormDecision $decision, User $officer): string
    {
        $kind = $form->form_type->eventKind() ?? throw new OperationRefusedException('This form opens no event.');
        $severity = $decision->severity ?? RsgEventSeverity::Medium;
        $this->openEvent->handle($client, $kind, $severity, $decision->note, $officer);

        return "Event opened: {$kind->label()}, {$severity->value} severity";
    }
}
