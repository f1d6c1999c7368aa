<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Domain\DbClients\DbClientConversion;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The known person that the DB client is, or the reason why it is none of the likely duplicates. */
final class ConvertDbClientRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'link_type' => ['nullable', 'required_with:link_id', Rule::in(['client', 'lead'])],
            'link_id' => ['nullable', 'required_with:link_type', 'integer', 'min:1', 'max:999999999999999999'],
            'why_different' => ['nullable', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return ['why_different.min' => 'Enter a longer reason why they are different people.'];
    }

    public function toDto(): DbClientConversion
    {
        $type = $this->input('link_type');

        return new DbClientConversion(
            $type === 'client' || $type === 'lead' ? $type : null,
            $this->filled('link_id') ? $this->integer('link_id') : null,
            $this->filled('why_different') ? $this->string('why_different')->trim()->value() : null,
        );
    }
}
