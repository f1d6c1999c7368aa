<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\User;
use BackedEnum;
use Illuminate\Foundation\Http\FormRequest as LaravelFormRequest;
use Illuminate\Support\Str;
use Illuminate\Support\Stringable;

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

    /**
     * Empty when the field is an array, because rules also read fields before they are validated.
     *
     * @param  string  $key
     */
    public function string($key, $default = null): Stringable
    {
        $value = $this->data($key, $default);

        return Str::of(is_array($value) ? '' : $value);
    }

    /**
     * The validated value of a required enum.
     *
     * @template TEnum of BackedEnum
     *
     * @param  class-string<TEnum>  $enum
     * @return TEnum
     */
    public function enumOf(string $field, string $enum): BackedEnum
    {
        return $enum::from($this->validated($field));
    }
}
