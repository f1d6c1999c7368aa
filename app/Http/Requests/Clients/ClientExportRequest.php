<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

/** The query of the client list, with the reason why its rows leave the program. */
final class ClientExportRequest extends ClientIndexRequest
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
        return [
            ...parent::messages(),
            'reason.required' => 'Say why you export this list.',
            'reason.min' => 'Say in a few words why you export this list.',
        ];
    }

    /** Without a reason nothing is exported. */
    protected function isBare(): bool
    {
        return false;
    }
}
