<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use Illuminate\Foundation\Http\FormRequest;

/** The filters of the list: what it shows is what is marked. A single `type` may come without its brackets. */
final class MarkAllNotificationsReadRequest extends FormRequest
{
    use NotificationFilterRules;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return $this->filterRules();
    }

    protected function prepareForValidation(): void
    {
        if (is_string($this->input('type'))) {
            $this->merge(['type' => [$this->input('type')]]);
        }
    }
}
