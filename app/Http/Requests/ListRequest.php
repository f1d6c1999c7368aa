<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Data\Lists\ListMeta;
use App\Domain\Clients\History\ClientPast;
use App\Http\Requests\Concerns\DropsInvalidParameters;
use App\Lists\DeferredList;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\ListQueryValidator;
use App\Lists\ListReader;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

/** The request of any list page: the controller names the list. */
final readonly class ListRequest
{
    use DropsInvalidParameters;

    public function __construct(
        private Request $request,
        private ListQueryValidator $validator,
        private ListReader $reader,
        #[CurrentUser]
        private User $viewer,
    ) {}

    /**
     * The rows of the page in the URL.
     *
     * @template TRow of object
     *
     * @param  ListDefinition<TRow>  $list
     * @param  object|null  $scope  the record or tab that contains the list
     * @return array{list<TRow>, ListMeta}
     *
     * @throws ValidationException when a part of the query is wrong
     */
    public function page(ListDefinition $list, ?object $scope = null): array
    {
        return $this->reader->read($list, $this->parameters($list, $scope), new ListContext($this->viewer, $scope));
    }

    /**
     * The rows and meta as deferred props. The query is validated at once, so a wrong link redirects before the page opens.
     *
     * @template TRow of object
     *
     * @param  ListDefinition<TRow>  $list
     * @param  ClientPast|null  $past  to show the rows at that time
     * @return DeferredList<TRow>
     *
     * @throws ValidationException when a part of the query is wrong
     */
    public function deferred(ListDefinition $list, ?object $scope = null, ?ClientPast $past = null): DeferredList
    {
        $parameters = $this->parameters($list, $scope);

        return new DeferredList(fn (): array => $this->reader->read($list, $parameters, new ListContext($this->viewer, $scope, past: $past)));
    }

    /**
     * A redirect removes a wrong part and says so, so that an old bookmark still opens.
     *
     * @param  ListDefinition<object>  $list
     *
     * @throws ValidationException when a part of the query is wrong
     */
    public function parameters(ListDefinition $list, ?object $scope = null): ListParameters
    {
        try {
            return $this->validator->validate($list, $this->request->query->all(), new ListContext($this->viewer, $scope));
        } catch (ValidationException $refusal) {
            throw $this->request->expectsJson() ? $refusal : self::withoutInvalidParameters($refusal, $this->request);
        }
    }
}
