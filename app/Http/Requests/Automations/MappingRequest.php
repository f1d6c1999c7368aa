<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** A form of the mapping tables. A change comes with the version it was opened on. */
abstract class MappingRequest extends FormRequest
{
    use IsSentOnce;

    private const ID = ['required', 'integer', 'min:1', 'max:'.PHP_INT_MAX];

    /** @var list<string> fields that name another record */
    protected const PARENTS = [];

    /** @return array<string, mixed> */
    protected function fieldRules(): array
    {
        return ['name' => ['required', 'string', 'max:100', new PlainText]];
    }

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'version' => [$this->isMethod('post') ? 'prohibited' : 'required', 'integer', 'min:1'],
            ...array_fill_keys(static::PARENTS, self::ID),
            ...$this->fieldRules(),
        ];
    }

    public function messages(): array
    {
        return [
            'name.required' => 'Enter a name.', 'name.max' => 'A name has at most 100 characters.', 'sport_id.required' => 'Choose a sport.',
            'sport_type_id.required' => 'Choose a sport type.', 'market_id.required' => 'Choose a market.',
        ];
    }

    /** @return array<string, string|int|bool|null> */
    public function fields(): array
    {
        /** @var array<string, string|int|bool|null> $fields */
        $fields = $this->safe(array_keys($this->fieldRules()));
        foreach (static::PARENTS as $parent) {
            $fields[$parent] = $this->integer($parent);
        }

        return $fields;
    }

    protected function prepareForValidation(): void
    {
        foreach (['name', 'pattern', 'external_id'] as $text) {
            if (is_string($this->input($text))) {
                $this->merge([$text => preg_replace('/ +/', ' ', PlainText::tidy((string) $this->input($text)))]);
            }
        }
    }
}
