<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

/** The query of an activity log, with the reason why it leaves the program. */
final class ActivityLogExportRequest extends ActivityLogRequest
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    protected function filterRules(): array
    {
        return [...parent::filterRules(), 'reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return [...parent::messages(), 'reason.required' => 'Say why you export this log.', 'reason.min' => 'Say in a few words why you export this log.'];
    }

    /** Without a reason nothing is exported. */
    protected function isBare(): bool
    {
        return false;
    }
}
