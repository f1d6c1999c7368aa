<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Data\DeveloperTools\LookupField;
use App\Enums\LookupFieldKind;
use App\Enums\LookupTable;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;
use Illuminate\Validation\Rule;

/** The fields of a lookup table. A change comes with the version it was opened on. */
final class LookupRowRequest extends FormRequest
{
    private const SLUG = '/\A[a-z0-9]+(-[a-z0-9]+)*\z/';

    private const COLOR = '/\A#[0-9a-f]{6}\z/i';

    public function rules(): array
    {
        return [
            'version' => [$this->isMethod('post') ? 'prohibited' : 'required', 'integer', 'min:1'],
            ...array_map(self::rulesOf(...), $this->lookupFields()),
        ];
    }

    public function messages(): array
    {
        return [
            'slug.regex' => 'Use small letters, digits and single hyphens, such as outback-88.',
            'color.regex' => 'Enter a colour such as #0b6b4b.',
            'url.url' => 'Enter a URL such as https://www.example.com.',
        ];
    }

    public function attributes(): array
    {
        return array_map(
            static fn (LookupField $field): string => $field->kind === LookupFieldKind::Url
                ? $field->label
                : mb_strtolower($field->label),
            $this->lookupFields(),
        );
    }

    /** @return array<string, string|null> */
    public function fields(): array
    {
        /** @var array<string, string|null> */
        return $this->safe(array_keys($this->lookupFields()));
    }

    protected function prepareForValidation(): void
    {
        $this->merge(array_map(
            static fn (string $text): string => (string) preg_replace('/ +/', ' ', PlainText::tidy($text)),
            array_filter($this->all(array_keys($this->lookupFields())), is_string(...)),
        ));
    }

    /** @return array<string, LookupField> by name: those that can be entered now */
    private function lookupFields(): array
    {
        $table = $this->route('lookupTable');
        $fields = $table instanceof LookupTable ? $table->fields() : [];

        return array_column(array_filter($fields, fn (LookupField $field): bool => ! $field->is_fixed || $this->isMethod('post')), null, 'name');
    }

    /** @return list<mixed> */
    private static function rulesOf(LookupField $field): array
    {
        return [
            $field->is_required ? 'required' : 'nullable',
            'string',
            ...match (true) {
                $field->kind === LookupFieldKind::Choice => [Rule::in(array_column($field->choices, 'value'))],
                $field->kind === LookupFieldKind::Color => ['regex:'.self::COLOR],
                $field->kind === LookupFieldKind::Url => ['max:255', 'url:http,https'],
                $field->name === 'slug' => ['max:40', 'regex:'.self::SLUG],
                default => ['max:100', new PlainText],
            },
        ];
    }
}
