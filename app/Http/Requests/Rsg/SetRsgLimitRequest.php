<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\NewRsgLimit;
use App\Http\Requests\Concerns\ReadsRsgLimit;
use App\Http\Requests\FormRequest;

final class SetRsgLimitRequest extends FormRequest
{
    use ReadsRsgLimit;

    public function rules(): array
    {
        return [...$this->limitRules(), 'reason' => ['required', 'string', 'min:3', 'max:255']];
    }

    public function messages(): array
    {
        return [
            'amount.integer' => 'Enter the session time in whole minutes.',
            'reason.required' => 'Enter what the client requested, and how.',
        ];
    }

    public function toLimit(): NewRsgLimit
    {
        return $this->limit((string) $this->validated('reason'));
    }
}
