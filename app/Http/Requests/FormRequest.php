<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\User;
use Illuminate\Foundation\Http\FormRequest as LaravelFormRequest;

/** Declares the types of rules, messages and attributes once for all form requests. */
abstract class FormRequest extends LaravelFormRequest
{
    /** @return array<string, mixed> */
    abstract public function rules(): array;

    public function staff(): User
    {
        /** @var User */
        return $this->user();
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return [];
    }
}
