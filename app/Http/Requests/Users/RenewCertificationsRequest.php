<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Models\Certification;
use App\Models\GatedAbility;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;

/** The ticked certifications of `ids`, and `issued_on`, the day of the joint training. */
final class RenewCertificationsRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'ids' => ['required', 'array', 'max:200'],
            'ids.*' => ['integer', 'between:1,999999999999999999'],
            'issued_on' => ['required', 'date_format:Y-m-d', 'before_or_equal:'.GatedAbility::today()],
        ];
    }

    public function messages(): array
    {
        return ['ids*' => 'Select 1 to 200 certifications.', 'issued_on.*' => 'Enter the day of the training, today or earlier.'];
    }

    /** @return Collection<int, Certification> those that the user may decide */
    public function certifications(): Collection
    {
        return Certification::query()->whereKey($this->validated('ids'))->with(['certificationType', 'user'])->orderBy('id')->get()
            ->filter(fn (Certification $certification): bool => $this->staff()->can('decide', $certification));
    }

    public function issuedOn(): CarbonImmutable
    {
        return CarbonImmutable::parse($this->string('issued_on')->value());
    }
}
