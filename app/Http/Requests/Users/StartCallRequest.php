<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Support\ContactMask;
use App\Support\PhoneNumber;
use Illuminate\Support\Facades\Gate;
use Illuminate\Validation\Rule;
use Symfony\Component\HttpFoundation\Response;

/** A person, and one of their numbers as shown on screen. */
final class StartCallRequest extends FormRequest
{
    private const MODELS = ['client' => Client::class, 'lead' => Lead::class, 'db_client' => DbClient::class];

    public function rules(): array
    {
        return [
            'person_type' => ['required', Rule::in(array_keys(self::MODELS))],
            'person_id' => ['required', 'integer', 'min:1'],
            'number' => ['required', 'string', 'max:32'],
        ];
    }

    /** The record, which the user must be able to view with its numbers. Contractors see those of DB clients only. */
    public function person(): Client|Lead|DbClient
    {
        $person = self::MODELS[$this->string('person_type')->value()]::query()->findOrFail($this->integer('person_id'));
        Gate::authorize('view', $person);
        abort_if(! $person instanceof DbClient && ! ContactMask::isLifted($this->staff()), Response::HTTP_FORBIDDEN);

        return $person;
    }

    public function number(): string
    {
        return (string) PhoneNumber::toE164($this->string('number')->value());
    }
}
