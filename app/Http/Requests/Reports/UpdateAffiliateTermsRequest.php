<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Http\Requests\FormRequest;
use App\Support\Abn;
use Closure;

/** `abn`, `is_gst_registered`, `commission_percent` and `new_client_dollars` as typed, and the `version` that the form was opened on. */
final class UpdateAffiliateTermsRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:1'],
            'abn' => [
                'bail',
                'nullable',
                'required_if_accepted:is_gst_registered',
                'string',
                'max:20',
                static function (string $attribute, mixed $value, Closure $fail): void {
                    if (! is_string($value) || Abn::parse($value) === null) {
                        $fail('Enter a valid ABN. Its 11 digits don’t pass the check.');
                    }
                },
            ],
            'is_gst_registered' => ['required', 'boolean'],
            'commission_percent' => ['required', 'decimal:0,2', 'between:0,100'],
            'new_client_dollars' => ['required', 'decimal:0,2', 'between:0,10000'],
        ];
    }

    public function messages(): array
    {
        return [
            'abn.required_if_accepted' => 'Enter the ABN. Only a business with an ABN can be registered for GST.',
            'commission_percent.*' => 'Enter a share from 0 to 100 with up to two decimals.',
            'new_client_dollars.*' => 'Enter a fee from $0 to $10,000.',
        ];
    }

    /** @return array{abn: string|null, is_gst_registered: bool, commission_basis_points: int, new_client_cents: int} */
    public function fields(): array
    {
        return [
            'abn' => Abn::parse($this->validated('abn')),
            'is_gst_registered' => $this->boolean('is_gst_registered'),
            'commission_basis_points' => $this->hundredths('commission_percent'),
            'new_client_cents' => $this->hundredths('new_client_dollars'),
        ];
    }

    private function hundredths(string $field): int
    {
        /** @var numeric-string $value */
        $value = (string) $this->validated($field);

        return (int) bcmul($value, '100', 0);
    }
}
