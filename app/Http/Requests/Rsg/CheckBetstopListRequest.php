<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\ListedPeopleParser;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Support\OperationRefusedException;
use Illuminate\Validation\ValidationException;

/** `people`: a person a line, pasted or from a CSV file. */
final class CheckBetstopListRequest extends FormRequest
{
    public function rules(): array
    {
        return ['people' => ['required', 'string', 'max:1000000']];
    }

    public function messages(): array
    {
        return ['people.required' => 'Enter at least one person.', 'people.max' => 'The list is too long. Enter at most '.ListedPeopleParser::MOST.' people.'];
    }

    /**
     * @return non-empty-list<BetstopPerson>
     *
     * @throws ValidationException when a line is wrong
     */
    public function people(): array
    {
        try {
            return ListedPeopleParser::parse((string) $this->validated('people'));
        } catch (OperationRefusedException $refused) {
            throw ValidationException::withMessages(['people' => $refused->getMessage()]);
        }
    }
}
