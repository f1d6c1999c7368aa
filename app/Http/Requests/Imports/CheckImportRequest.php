<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Enums\ImportField;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Models\Import;
use App\Queries\Imports\ImportChoicesQuery;
use Illuminate\Container\Attributes\RouteParameter;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;
use Illuminate\Validation\Validator;

/** The column mapping, defaults and options of an import. */
final class CheckImportRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(#[RouteParameter('import')] Import $import, ImportChoicesQuery $choices): array
    {
        $rules = ['mode' => ['required', Rule::enum(ImportMode::class)], 'blank_clears' => ['boolean'], 'needs_check' => ['boolean']];
        foreach ($choices->fields($import->kind) as $field) {
            $rules["column_{$field->field->value}"] = ['nullable', 'integer', 'min:0', 'max:'.(count($import->header) - 1)];
            if ($field->has_default) {
                $rules["default_{$field->field->value}"] = [
                    'nullable',
                    'string',
                    'max:64',
                    ...$field->defaults === [] ? [] : [Rule::in(array_column($field->defaults, 'value'))],
                ];
            }
        }

        return $rules;
    }

    /** @return list<callable(Validator): void> */
    public function after(#[RouteParameter('import')] Import $import): array
    {
        return [function (Validator $validator) use ($import): void {
            if ($validator->errors()->isNotEmpty()) {
                return;
            }
            $mapping = $this->given('column_');
            foreach ($this->unmapped($import->kind, $mapping) as $field => $message) {
                $validator->errors()->add("column_{$field}", $message);
            }
            foreach (array_keys(array_diff_key($mapping, array_unique($mapping))) as $field) {
                $validator->errors()->add("column_{$field}", 'This column is already used for another field.');
            }
        }];
    }

    /**
     * The filled inputs with this prefix, by field.
     *
     * @return array<string, string>
     */
    public function given(string $prefix): array
    {
        $given = [];
        foreach (ImportField::cases() as $field) {
            $value = $this->input($prefix.$field->value);
            if (is_scalar($value) && (string) $value !== '') {
                $given[$field->value] = (string) $value;
            }
        }

        return $given;
    }

    /**
     * @param  array<string, string>  $mapping
     * @return array<string, string>
     */
    private function unmapped(ImportKind $kind, array $mapping): array
    {
        if ($this->input('mode') === ImportMode::Update->value) {
            return array_intersect(['pin', 'mobile_e164', 'email', 'date_of_birth'], array_keys($mapping)) === []
                ? ['mobile_e164' => 'Choose a column for PIN, mobile, email or date of birth. Existing records are found by these.']
                : [];
        }

        return [
            ...isset($mapping['full_name']) || isset($mapping['first_name'], $mapping['last_name'])
                ? []
                : ['first_name' => 'Choose the columns for first and last name, or one column for the full name.'],
            ...$kind !== ImportKind::Clients || isset($mapping['company_id']) || $this->filled('default_company_id')
                ? []
                : ['company_id' => 'Choose a column for the company, or one company for all rows.'],
        ];
    }
}
