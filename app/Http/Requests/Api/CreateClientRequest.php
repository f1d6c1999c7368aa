<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Clients\PinGenerator;
use App\Domain\Leads\LeadOwners;
use App\Enums\AustralianState;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\PlainText;
use Closure;
use Illuminate\Support\Arr;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/clients`. Companies, affiliates and managers are given by name or email, not by id. */
#[
    ObjectSchema('NewClient', 'A new client. A mobile or an email address is required; send both if possible.', [
        'company' => new Field('string', 'Short name of the client\'s company.', 'regal-bet'),
        'pin' => new Field(
            'string',
            'The client\'s PIN; generated when omitted.',
            '48213',
            optional: true,
            nullable: true,
            pattern: '^\\d{5,16}$',
        ),
        'first_name' => new Field('string', 'As in the identity document.', 'Emma', maxLength: 100),
        'last_name' => new Field('string', 'As in the identity document.', 'Walsh', maxLength: 100),
        'preferred_name' => new Field(
            'string',
            'The name the client prefers.',
            'Em',
            optional: true,
            nullable: true,
            maxLength: 100,
        ),
        'date_of_birth' => new Field('string', 'Clients must be at least 18 years old.', '1988-04-12', format: 'date'),
        'email' => new Field(
            'string',
            'Required without a mobile.',
            'emma.walsh@example.com',
            optional: true,
            nullable: true,
            format: 'email',
            maxLength: 255,
        ),
        'mobile' => new Field(
            'string',
            'An Australian mobile in any notation. Required without an email address.',
            '0491 570 156',
            optional: true,
            nullable: true,
            maxLength: 40,
        ),
        'address' => new Field('string', 'Number and street.', '12 High Street', optional: true, nullable: true, maxLength: 255),
        'suburb' => new Field('string', 'Suburb or town.', 'Preston', optional: true, nullable: true, maxLength: 100),
        'state' => new Field(
            'string',
            'Required with a postcode.',
            'VIC',
            optional: true,
            nullable: true,
            enum: AustralianState::class,
        ),
        'postcode' => new Field(
            'string',
            'Four digits, matching the state.',
            '3072',
            optional: true,
            nullable: true,
            pattern: '^\\d{4}$',
        ),
        'affiliate' => new Field(
            'string',
            'Name of the affiliate who sent the client. A name of several affiliates is refused.',
            'Odds Weekly',
            optional: true,
            nullable: true,
        ),
        'account_manager_email' => new Field(
            'string',
            'Work address of the account manager.',
            'sam@paddock.example',
            optional: true,
            nullable: true,
            format: 'email',
        ),
    ]),
]
final class CreateClientRequest extends FormRequest
{
    use ChecksClientFields;

    public function rules(): array
    {
        return [
            'company' => ['required', 'string', Rule::exists('companies', 'slug')],
            'pin' => ['nullable', 'string', 'regex:'.PinGenerator::PATTERN, Rule::unique('clients', 'pin')],
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            'preferred_name' => ['nullable', 'string', 'max:100', new PlainText],
            'date_of_birth' => ['required', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.$this->youngestBirthday()],
            'email' => ['nullable', 'required_without:mobile', 'string', 'email:rfc', 'max:255'],
            'mobile' => ['nullable', 'required_without:email', 'string', 'max:40', $this->isAustralianMobile(...)],
            'address' => ['nullable', 'string', 'max:255', new PlainText],
            'suburb' => ['nullable', 'string', 'max:100', new PlainText],
            'state' => ['nullable', 'required_with:postcode', Rule::enum(AustralianState::class)],
            'postcode' => ['nullable', 'string', 'regex:/\A\d{4}\z/', $this->liesInState(...)],
            'affiliate' => ['nullable', 'bail', 'string', Rule::exists('affiliates', 'name'), self::isOneAffiliate(...)],
            'account_manager_email' => ['nullable', 'string', Rule::exists('users', 'email')->where(LeadOwners::among(...))],
        ];
    }

    public function messages(): array
    {
        return [
            'pin.regex' => 'The pin must have 5 to 16 digits.',
            'date_of_birth.before_or_equal' => 'A client must be at least '.self::MINIMUM_AGE.' years old.',
            'postcode.regex' => 'A postcode must have four digits.',
        ];
    }

    public function toClient(): Client
    {
        $fields = $this->validated();

        return new Client([
            ...Arr::only($fields, ['pin', 'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'address', 'suburb', 'postcode', 'state']),
            'company_id' => Company::query()->where('slug', $fields['company'])->sole()->id,
            'email' => isset($fields['email']) ? mb_strtolower($fields['email']) : null,
            'mobile_e164' => isset($fields['mobile']) ? AustralianMobile::toE164($fields['mobile']) : null,
            'affiliate_id' => Affiliate::query()->where('name', $fields['affiliate'] ?? null)->first()?->id,
            'account_manager_id' => User::query()->where('email', $fields['account_manager_email'] ?? null)->first()?->id,
        ]);
    }

    private static function isOneAffiliate(string $attribute, string $name, Closure $fail): void
    {
        if (Affiliate::query()->where('name', $name)->count() > 1) {
            $fail('More than one affiliate has this name. Leave it out, and choose the affiliate on the client’s page.');
        }
    }

    /** Senders may write the PIN and the postcode as numbers. */
    protected function prepareForValidation(): void
    {
        foreach (['pin', 'postcode'] as $code) {
            if (is_int($this->input($code))) {
                $this->merge([$code => $code === 'postcode' ? sprintf('%04d', $this->input($code)) : (string) $this->input($code)]);
            }
        }
    }
}
