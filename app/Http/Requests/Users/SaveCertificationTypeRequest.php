<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Queries\Users\CertificationTypesQuery;
use Closure;
use Illuminate\Validation\Rule;

/** A certification type with the roles and abilities that need it. A change comes with the version it was opened on. */
final class SaveCertificationTypeRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => [$this->type() === null ? 'prohibited' : 'required', 'integer', 'min:1'],
            'title' => ['required', 'string', 'max:100', Rule::unique('certification_types', 'title')->ignore($this->type())],
            'description' => ['required', 'string', 'max:2000'],
            'valid_months' => ['nullable', 'integer', 'between:1,120'],
            'has_grace' => ['required', 'boolean'],
            'roles' => ['present', 'array', 'max:200'],
            'roles.*' => ['integer', 'between:1,999999999999999999', Rule::exists('roles', 'id')],
            'abilities' => ['present', 'array', 'max:100'],
            'abilities.*' => ['string', Rule::in(array_column(CertificationTypesQuery::abilities(), 'value')), $this->isFree(...)],
        ];
    }

    public function messages(): array
    {
        return [
            'title.required' => 'Enter a title.',
            'title.unique' => 'A certification with this title exists already.',
            'description.required' => 'Enter a description.',
            'valid_months.*' => 'Enter 1 to 120 months, or leave it empty if it never expires.',
        ];
    }

    public function type(): ?CertificationType
    {
        $type = $this->route('certificationType');

        return $type instanceof CertificationType ? $type : null;
    }

    /** An ability needs one certification at most, so that its message can name it. */
    private function isFree(string $attribute, mixed $ability, Closure $refuse): void
    {
        $other = GatedAbility::query()
            ->where('ability', $ability)
            ->where('certification_type_id', '!=', $this->type()->id ?? 0)
            ->with('certificationType')
            ->first();
        if ($other !== null) {
            $refuse("One of these abilities already needs “{$other->certificationType->title}”.");
        }
    }
}
