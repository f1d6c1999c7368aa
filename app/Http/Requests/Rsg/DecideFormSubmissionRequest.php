<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Actions\Rsg\StartTimeOut;
use App\Domain\Rsg\FormDecision;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormDecision;
use App\Http\Requests\Concerns\ReadsRsgLimit;
use App\Http\Requests\FormRequest;
use App\Models\RsgFormSubmission;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** The fields of the decision that belongs to the form's type, a `note`, and `seen_client_id`: the client on the officer's page. */
final class DecideFormSubmissionRequest extends FormRequest
{
    use ReadsRsgLimit;

    public function rules(): array
    {
        $decision = $this->decision();

        return [
            ...match ($decision) {
                RsgFormDecision::LimitSet => $this->limitRules(),
                RsgFormDecision::SelfExcluded => ['until' => SelfExcludeClientRequest::untilRules()],
                RsgFormDecision::TimeOutStarted => ['days' => ['required', 'integer', 'between:'.StartTimeOut::LEAST_DAYS.','.StartTimeOut::MOST_DAYS]],
                RsgFormDecision::AccountClosed => [],
                RsgFormDecision::EventOpened => ['severity' => ['required', Rule::enum(RsgEventSeverity::class)]],
            },
            'seen_client_id' => ['required', 'integer'],
            'note' => ['required', 'string', 'min:5', $decision === RsgFormDecision::EventOpened ? 'max:2000' : 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'amount.integer' => 'Enter the session time in whole minutes.',
            'until.after_or_equal' => 'Self-exclusion must last at least three months.',
            'days.*' => 'Enter a length from 1 day (24 hours) to 365 days (12 months).',
            'severity.required' => 'Choose how urgent it is.',
            'note.required' => 'Enter the reason.',
            'seen_client_id.*' => 'Reload the page and decide again.',
        ];
    }

    public function toDecision(): FormDecision
    {
        $note = (string) $this->validated('note');
        $until = $this->validated('until');

        return match ($this->decision()) {
            RsgFormDecision::LimitSet => new FormDecision($note, limit: $this->limit($note)),
            RsgFormDecision::SelfExcluded => new FormDecision($note, until: $until === null ? null : CarbonImmutable::parse((string) $until)),
            RsgFormDecision::TimeOutStarted => new FormDecision($note, days: $this->integer('days')),
            RsgFormDecision::AccountClosed => new FormDecision($note),
            RsgFormDecision::EventOpened => new FormDecision($note, severity: $this->enumOf('severity', RsgEventSeverity::class)),
        };
    }

    private function decision(): RsgFormDecision
    {
        /** @var RsgFormSubmission $submission */
        $submission = $this->route('submission');

        return $submission->form_type->decision();
    }
}
