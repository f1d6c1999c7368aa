<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

/** The query of a client's bets, with the reason why they leave the program. */
final class ClientBetsExportRequest extends ClientBetsRequest
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
            'reason.required' => 'Say why you export these bets.',
            'reason.min' => 'Say in a few words why you export these bets.',
        ];
    }

    /** Without a reason nothing is exported. */
    protected function isBare(): bool
    {
        return false;
    }
}
