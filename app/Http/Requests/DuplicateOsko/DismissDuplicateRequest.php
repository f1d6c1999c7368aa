<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use Illuminate\Foundation\Http\FormRequest;

/** `note`: why both payments were meant. */
final class DismissDuplicateRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['note' => ['required', 'string', 'min:3', 'max:500']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['note.required' => 'Say why both payments were meant.', 'note.min' => 'Say in a few words why both payments were meant.'];
    }

    public function note(): string
    {
        return $this->string('note')->trim()->value();
    }
}
