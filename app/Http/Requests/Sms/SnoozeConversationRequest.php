<?php

declare(strict_types=1);

namespace App\Http\Requests\Sms;

use App\Enums\SnoozeTime;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** `until`: one of the offered times. */
final class SnoozeConversationRequest extends FormRequest
{
    public function rules(): array
    {
        return ['until' => ['required', 'string', Rule::enum(SnoozeTime::class)]];
    }

    public function messages(): array
    {
        return ['until' => 'Choose how long to snooze the conversation.'];
    }

    public function until(User $viewer): CarbonImmutable
    {
        return SnoozeTime::from((string) $this->validated('until'))->end($viewer->timezone);
    }
}
