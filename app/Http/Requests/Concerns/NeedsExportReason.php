<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use Illuminate\Contracts\Validation\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** For the query of a list whose rows leave the program: the reason, without which nothing does. The path is the list's, and `/export`. */
trait NeedsExportReason
{
    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    protected function filterRules(): array
    {
        return [...parent::filterRules(), 'reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'reason.required' => 'Say why you export this list.', 'reason.min' => 'Say in a few words why you export this list.'];
    }

    protected function isBare(): bool
    {
        return false;
    }

    /** Back to the list: the link without its wrong part would only ask for the reason again. */
    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $validator->errors()->first());

        throw (new ValidationException($validator))->redirectTo(Str::beforeLast($this->url(), '/export'));
    }
}
