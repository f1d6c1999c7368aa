<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\NotificationType;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\BankAccount;
use App\Models\Conversation;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\Withdrawal;
use Illuminate\Database\Eloquent\Model;

/** One kind of intake call that creates work: its body, the created record and its refusals. */
final readonly class IncomingWork
{
    /**
     * @param  array<string, mixed>  $body  for the client with the PIN 48213 and the mobile number +61491570156
     * @param  list<class-string<Model>>  $makes  one row of each
     * @param  array<string, mixed>  $otherContent  a change that makes it another thing
     * @param  array<string, array{array<string, mixed>, string}>  $mistakes  the change, and the field that is named
     */
    private function __construct(
        public string $path,
        public array $body,
        public IntakeScope $scope,
        public array $makes,
        public NotificationType $type,
        public array $otherContent,
        public array $mistakes,
    ) {}

    /** @return iterable<string, array{self}> */
    public static function all(): iterable
    {
        yield 'an SMS' => [self::sms()];
        yield 'a responsible-gambling message' => [self::rsgCommunication()];
        yield 'a form' => [self::formSubmission()];
        yield 'a withdrawal' => [self::withdrawal()];
        yield 'a review' => [self::review()];
    }

    public static function sms(): self
    {
        return new self(
            'sms/inbound',
            ['provider_id' => 'SM-1', 'from' => '0491 570 156', 'to' => '+61491570006', 'body' => 'Could you call me back?', 'received_at' => '2026-11-20T14:05:00+11:00'],
            IntakeScope::ReceiveSms,
            [SmsMessage::class, Conversation::class],
            NotificationType::Message,
            ['body' => 'Never mind'],
            [
                ...self::mistakesOfReference('provider_id'), ...self::mistakesOfMoment('received_at'), ...self::mistakesOfText('body', 1_600),
                'no sender' => [['from' => null], 'from'],
                'a word for a sender' => [['from' => 'Telstra'], 'from'],
                'an invalid number' => [['from' => '0491 570'], 'from'],
                'a number for a sender' => [['from' => 61491570156], 'from'],
                'a list for a sender' => [['from' => ['+61491570156']], 'from'],
                'a list for a receiver' => [['to' => [1]], 'to'],
            ],
        );
    }

    public static function rsgCommunication(): self
    {
        return new self(
            'rsg-communications',
            ['external_id' => 'RSG-1', 'client_pin' => '48213', 'channel' => 'email', 'body' => 'I would like to talk about my limits.', 'sent_at' => '2026-11-20T14:05:00+11:00'],
            IntakeScope::CreateRsgCommunications,
            [RsgCommunication::class],
            NotificationType::RsgCommunication,
            ['channel' => 'chat'],
            [
                ...self::mistakesOfReference('external_id'), ...self::mistakesOfMoment('sent_at'), ...self::mistakesOfText('body', 10_000), ...self::mistakesOfPin(),
                'a channel that is none' => [['channel' => 'pigeon'], 'channel'],
                'a list for a channel' => [['channel' => ['sms']], 'channel'],
                'an unknown sender' => [['sender_email' => 'unknown@paddock.example'], 'sender_email'],
                'a list for a sender' => [['sender_email' => ['a@b.example']], 'sender_email'],
            ],
        );
    }

    public static function formSubmission(): self
    {
        return new self(
            'form-submissions',
            [
                'external_id' => 'FORM-1',
                'form_type' => 'time_out',
                'client_pin' => '48213',
                'fields' => ['weeks' => 4, 'Reason' => 'A break', 'sure' => true, 'note' => null],
                'submitted_at' => '2026-11-20T14:05:00+11:00',
            ],
            IntakeScope::CreateFormSubmissions,
            [RsgFormSubmission::class],
            NotificationType::FormSubmission,
            ['fields' => ['weeks' => 5]],
            [
                ...self::mistakesOfReference('external_id'), ...self::mistakesOfMoment('submitted_at'),
                'a form that is none' => [['form_type' => 'tax'], 'form_type'],
                'a list for a form' => [['form_type' => ['time_out']], 'form_type'],
                'a list for a PIN' => [['client_pin' => ['48213']], 'client_pin'],
                'no fields' => [['fields' => null], 'fields'],
                'a text for fields' => [['fields' => 'weeks=4'], 'fields'],
                'a list of fields' => [['fields' => ['a', 'b']], 'fields'],
                'nested fields' => [['fields' => ['a' => ['b' => 1]]], 'fields'],
                'too many fields' => [['fields' => array_fill_keys(array_map(static fn (int $n): string => "f{$n}", range(1, 51)), 'x')], 'fields'],
                'a value that is too long' => [['fields' => ['a' => str_repeat('é', 2_001)]], 'fields'],
                'a name that is too long' => [['fields' => [str_repeat('a', 101) => 'x']], 'fields'],
                'a name with a NUL' => [['fields' => ["a\0b" => 'x']], 'fields'],
                'a name that is empty' => [['fields' => ['' => 'x']], 'fields'],
            ],
        );
    }

    public static function withdrawal(): self
    {
        $account = ['holder' => 'Emma Walsh', 'bsb' => '063-000', 'account_number' => '00123456'];

        return new self(
            'withdrawal-requests',
            ['reference' => 'WD-1', 'client_pin' => '48213', 'amount_cents' => 25_000, 'requested_at' => '2026-11-20T14:05:00+11:00', 'destination' => $account],
            IntakeScope::CreateWithdrawalRequests,
            [Withdrawal::class, BankAccount::class],
            NotificationType::Withdrawal,
            ['amount_cents' => 25_001],
            [
                ...self::mistakesOfReference('reference', 64), ...self::mistakesOfMoment('requested_at'), ...self::mistakesOfPin(),
                'no amount' => [['amount_cents' => null], 'amount_cents'],
                'nothing' => [['amount_cents' => 0], 'amount_cents'],
                'less than nothing' => [['amount_cents' => -1], 'amount_cents'],
                'a fraction of a cent' => [['amount_cents' => 100.5], 'amount_cents'],
                'a text for an amount' => [['amount_cents' => '25000'], 'amount_cents'],
                'a list for an amount' => [['amount_cents' => [25_000]], 'amount_cents'],
                'more than there is' => [['amount_cents' => 10_000_000_001], 'amount_cents'],
                'a text for a destination' => [['destination' => 'my bank'], 'destination'],
                'an unknown part of a destination' => [['destination' => [...$account, 'swift' => 'X']], 'destination'],
                'no holder' => [['destination' => [...$account, 'holder' => null]], 'destination.holder'],
                'a list for a holder' => [['destination' => [...$account, 'holder' => ['E']]], 'destination.holder'],
                'a BSB that is too short' => [['destination' => [...$account, 'bsb' => '06300']], 'destination.bsb'],
                'a number without a BSB' => [['destination' => [...$account, 'bsb' => null]], 'destination.bsb'],
                'a BSB without a number' => [['destination' => [...$account, 'account_number' => null]], 'destination.account_number'],
                'a word for a number' => [['destination' => [...$account, 'account_number' => 'savings']], 'destination.account_number'],
                'a number that lost its zeros' => [['destination' => [...$account, 'account_number' => 123456]], 'destination.account_number'],
                'a list for a number' => [['destination' => [...$account, 'account_number' => ['00123456']]], 'destination.account_number'],
                'two destinations in one' => [['destination' => [...$account, 'payid' => 'emma@example.com']], 'destination.payid'],
                'no destination in it' => [['destination' => ['holder' => 'Emma Walsh']], 'destination.payid'],
                'a PayID that is none' => [['destination' => ['holder' => 'Emma Walsh', 'payid' => '12 345']], 'destination.payid'],
                'a list for a PayID' => [['destination' => ['holder' => 'Emma Walsh', 'payid' => ['a@b.example']]], 'destination.payid'],
            ],
        );
    }

    public static function review(): self
    {
        return new self(
            'social-media-reviews',
            ['external_id' => 'REV-1', 'client_pin' => '48213', 'platform_name' => 'Google', 'posted_at' => '2026-11-19T20:00:00+11:00', 'screenshot' => base64_encode(self::png(60, 40))],
            IntakeScope::CreateSocialMediaReviews,
            [SocialMediaReview::class],
            NotificationType::SocialMediaReview,
            ['platform_name' => 'Facebook'],
            [
                ...self::mistakesOfReference('external_id'), ...self::mistakesOfPin(), ...self::mistakesOfText('platform_name', 64),
                'a posting next week' => [['posted_at' => '2026-11-27T00:00:00Z'], 'posted_at'],
                'a list for a posting' => [['posted_at' => ['now']], 'posted_at'],
                'no screenshot' => [['screenshot' => null], 'screenshot'],
                'a text for a screenshot' => [['screenshot' => 'see attached!'], 'screenshot'],
                'a list for a screenshot' => [['screenshot' => ['a']], 'screenshot'],
                'a number for a screenshot' => [['screenshot' => 1], 'screenshot'],
                'a page for a screenshot' => [['screenshot' => base64_encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')], 'screenshot'],
                'a picture of another kind' => [['screenshot' => 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'], 'screenshot'],
                'a broken picture' => [['screenshot' => base64_encode(substr(self::png(60, 40), 0, 60))], 'screenshot'],
                'a picture that would unpack to gigabytes' => [
                    [
                        'screenshot' => base64_encode(
                            "\x89PNG\r\n\x1a\n"
                                .pack('N', 13).'IHDR'.pack('NN', 30_000, 30_000)."\x08\x06\x00\x00\x00".pack('N', 0),
                        ),
                    ],
                    'screenshot',
                ],
            ],
        );
    }

    public static function png(int $width, int $height): string
    {
        $image = imagecreatetruecolor(max(1, $width), max(1, $height));
        imagefilledrectangle($image, 5, 5, 20, 20, (int) imagecolorallocate($image, 230, 145, 0));
        ob_start();
        imagepng($image);

        return (string) ob_get_clean();
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    private static function mistakesOfReference(string $field, int $longest = 128): array
    {
        return [
            'no reference' => [[$field => ''], $field],
            'a reference with a space' => [[$field => 'A 1'], $field],
            'a reference that is too long' => [[$field => str_repeat('a', $longest + 1)], $field],
            'a number for a reference' => [[$field => 17], $field],
            'a list for a reference' => [[$field => ['A']], $field],
        ];
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    private static function mistakesOfMoment(string $field): array
    {
        return [
            'no time' => [[$field => null], $field],
            'a time without a zone' => [[$field => '2026-11-20 14:05:00'], $field],
            'a day that is none' => [[$field => '2026-02-30T10:00:00Z'], $field],
            'a zone that is none' => [[$field => '2026-11-20T14:05:00+99:99'], $field],
            'a time next week' => [[$field => '2026-11-27T00:00:00Z'], $field],
            'a number for a time' => [[$field => 1_790_000_000], $field],
            'a list for a time' => [[$field => [['date' => 'now']]], $field],
        ];
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    private static function mistakesOfText(string $field, int $longest): array
    {
        return [
            'no text' => [[$field => '  '], $field],
            'a text that is too long' => [[$field => str_repeat('é', $longest + 1)], $field],
            'a number for a text' => [[$field => 5], $field],
            'a list for a text' => [[$field => [['x']]], $field],
        ];
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    private static function mistakesOfPin(): array
    {
        return [
            'no PIN' => [['client_pin' => null], 'client_pin'],
            'an unknown PIN' => [['client_pin' => '99999'], 'client_pin'],
            'the PIN of a deleted client' => [['client_pin' => '77777'], 'client_pin'],
            'a list for a PIN' => [['client_pin' => ['48213']], 'client_pin'],
            'true for a PIN' => [['client_pin' => true], 'client_pin'],
        ];
    }
}
