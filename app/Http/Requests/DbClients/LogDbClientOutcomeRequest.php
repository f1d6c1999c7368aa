<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\DbClientOutcome;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class LogDbClientOutcomeRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        return [
            'outcome' => ['required', Rule::enum(DbClientOutcome::class)],
            'phone_id' => ['nullable', 'integer', 'min:1', 'max:999999999999999999'],
            'note' => ['nullable', 'string', 'max:255'],
            ...$this->referenceRule(),
        ];
    }

    public function messages(): array
    {
        return ['outcome' => 'Choose the outcome of the call.', 'note.max' => 'The note must be at most 255 characters.'];
    }
}
